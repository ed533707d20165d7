import { render } from 'preact';
import 'theme.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/table.css';
import './styles/analysis.css';
import './styles/plans.css';
import { takeLink } from './api/link-session.ts';
import { App } from './app.tsx';
import { applyAppearance } from './appearance.ts';
import { startLanguage } from './i18n/index.ts';
import { followLinks } from './router.ts';

takeLink();
applyAppearance();
followLinks();
await startLanguage();
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
