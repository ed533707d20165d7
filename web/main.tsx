import 'theme.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/table.css';
import './styles/requests.css';
import './styles/analysis.css';
import './styles/plans.css';
import './start.tsx';
