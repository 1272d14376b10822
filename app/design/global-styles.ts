// The styles of every page. The order of the layers comes first.
import './layer-order.css';
import './base.css';
import './tokens.css';
import '#typefaces/base.css';
import './layout.css';
