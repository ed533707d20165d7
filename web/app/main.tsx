import 'theme.css';
import '../styles/base.css';
import '../styles/pages.css';
import '../styles/table.css';
import '../styles/motion.css';
import './start.tsx';
