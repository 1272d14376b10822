import { Component, type ReactNode } from 'react';
import { articlePage } from '../../../content/pages/article.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Hero } from '../../design/hero.tsx';
import { addressOf } from '../../pages.ts';
import styles from './article-page.module.css';

type ArticleErrorBoundaryProps = { children: ReactNode };

/** Article Not Found, for an article that fails to load (specification 2, R15). `key` resets it. */
export class ArticleErrorBoundary extends Component<
  ArticleErrorBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(_: ArticleErrorBoundaryProps, before: { failed: boolean }) {
    // The focused heading was removed with the article.
    if (this.state.failed && !before.failed) document.querySelector('h1')?.focus();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, heading, text, linkLabel } = articlePage.notFound;
    return (
      <div className={styles.fullHeight} data-background="paper">
        <title>{title}</title>
        <Hero title={heading}>
          <p>{text}</p>
          {/* A full page load: the text may be missing because a new version was published. */}
          <ButtonLink to={addressOf('news')} reloadDocument>
            {linkLabel}
          </ButtonLink>
        </Hero>
      </div>
    );
  }
}
