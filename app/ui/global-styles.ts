// The styles of every page. base.css comes first, because it declares the order of the layers.
import './base.css';
import './tokens.css';
import './layout.css';
