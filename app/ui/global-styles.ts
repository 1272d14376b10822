// The styles of every page. base.css comes first: it declares the order of the cascade layers.
import './base.css';
import './tokens.css';
import './fallback-fonts.css';
import './layout.css';
