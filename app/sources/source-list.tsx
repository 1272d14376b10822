import { seasonTexts } from '../../content/season-texts.ts';
import type { Source } from '../../schema/source.ts';
import styles from './source-list.module.css';

/** Sources in one paragraph: publisher, title and year of each, as a link. */
export function SourceList({ label, sources }: { label: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.sources}>
      <b>{label}:</b>{' '}
      {sources.map((source, index) => (
        <span key={source.url}>
          {index > 0 && seasonTexts.semicolon}
          <SourceName {...source} />
        </span>
      ))}
      .
    </p>
  );
}

function SourceName({ title, publisher, year, url }: Source) {
  const name = [publisher, title, year].filter(Boolean).join(seasonTexts.comma);
  return <a href={url}>{name}</a>;
}
