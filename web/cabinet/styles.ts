/** The style sheets of the cabinet's page, in the order that they count in. */
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/head.css';
import '../styles/cabinet.css';
import '../styles/controls.css';
import '../styles/card.css';
import '../styles/farkle.css';
import '../styles/setup.css';
import '../styles/fame.css';
import '../styles/menu.css';
import '../styles/wide.css';
import '../styles/wide-controls.css';
import '../styles/wide-card.css';
import '../styles/wide-papers.css';
import '../styles/sideways.css';
