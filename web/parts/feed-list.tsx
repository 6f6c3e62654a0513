/** What happened, in words, the newest first. */
import { TEXTS } from '../texts/live.ts';

/** `feed`: the newest last. */
export function FeedList({ feed }: { feed: readonly string[] }) {
  if (feed.length === 0) return <p class="feed-empty">{TEXTS.nothingYet}</p>;
  return (
    <ol class="feed" aria-label={TEXTS.feed}>
      {[...feed].reverse().map((sentence, index) => (
        <li key={feed.length - index}>{sentence}</li>
      ))}
    </ol>
  );
}

/** Says rolls and scores to those who hear the page: a live region must be there before its text changes. */
export function Announcer({ feed }: { feed: readonly string[] }) {
  return (
    <p class="hidden-text" role="status" data-announced>
      {feed[feed.length - 1] ?? ''}
    </p>
  );
}
