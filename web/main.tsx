import { render } from 'preact';
import 'theme.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/table.css';
import { App } from './app.tsx';
import { applyAppearance } from './appearance.ts';
import { language } from './i18n/index.ts';
import { followLinks } from './router.ts';

document.documentElement.lang = language();
applyAppearance();
followLinks();
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
