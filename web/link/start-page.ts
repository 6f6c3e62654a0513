/** Starts a page: shows what came inside it at once, connects it to the table, and draws it again after every change. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import type { Language } from '../../src/language/languages.ts';
import type { FirstView, Snapshot } from '../../src/server/view/messages.ts';
import { oncePainted } from '../dice/paint-queue.ts';
import { afterPicture } from '../parts/after-picture.ts';
import {
  chosenLanguage,
  followsTable,
  givenLanguage,
  speak,
  type WordsLoader,
} from '../texts/page-language.ts';
import { loadSentences, saidAll, wordsFor } from '../texts/sentences.ts';
import { LiveLink } from './live-link.ts';
import { connectionOf, type PageState } from './page-state.ts';
import { rememberGame } from './seen-seals.ts';
import type { ToldSnapshot } from './told.ts';

export interface StartedPage {
  /** As it is shown. */
  state(): PageState;
  change(changes: Partial<PageState>): void;
}

export interface PageStart {
  draw(state: PageState): ComponentChild;
  /** Said once the words are there. */
  title(): string;
  readonly words: readonly WordsLoader[];
  /** Nobody chooses at this screen: it is in the table's language. */
  readonly public?: boolean;
  /** What the table tells is passed on to whoever shows it, so much later: shown like that, it is not old. */
  readonly behindMs?: number;
  passOn?(show: (news: Snapshot) => void): (news: Snapshot) => void;
  /** After a snapshot is shown. */
  shown?(snapshot: ToldSnapshot, before: ToldSnapshot | undefined): void;
}

/** Once a page. `html` tells by its data attributes what is shown: `connection`, `epoch`, `seq`. */
export function startPage({
  draw,
  title,
  words,
  public: isPublic = false,
  behindMs = 0,
  passOn = (show) => show,
  shown,
}: PageStart): StartedPage {
  const place = document.getElementById('page') as HTMLElement;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const first = firstView<FirstView | null>() ?? { snapshot: null, mayAct: false };
  const follows = isPublic || followsTable();
  let speaks = false;
  let language: Language | undefined;
  /** In codes: it is told as soon as there are words for it. */
  let heard: Snapshot | undefined;
  /** One language after the other: of two that are loaded at once, the slower one would stay. */
  let speaking: Promise<void> = Promise.resolve();
  const say = (wanted: Language): void => {
    if (wanted === language) return;
    language = wanted;
    speaks = false;
    speaking = speaking
      .then(() => speak(wanted, [...words, loadSentences], title))
      .then(() => {
        if (language !== wanted) return;
        speaks = true;
        if (heard === undefined) change({});
        else show(heard);
      });
  };
  let state: PageState = {
    snapshot: undefined,
    ageMs: undefined,
    mayAct: false,
    mayOpen: first.mayAct,
    inHall: first.live !== undefined,
    warning: '',
    calm: stillness.matches,
  };
  const change = (changes: Partial<PageState>): void => {
    state = { ...state, ...changes };
    if (!speaks) return;
    render(draw(state), place);
    const { dataset } = document.documentElement;
    dataset.connection = connectionOf(state);
    const { snapshot } = state;
    if (snapshot === undefined) return;
    // Only then does the page show all of it: what comes one picture later is there.
    afterPicture(() =>
      oncePainted(() => {
        dataset.epoch = snapshot.epoch;
        dataset.seq = `${snapshot.seq}`;
      }),
    );
  };
  const show = (news: Snapshot): void => {
    heard = news;
    if (follows) say(news.language);
    if (!speaks) return;
    const loading = news.fault === '' ? undefined : wordsFor('trouble');
    if (loading !== undefined) {
      void loading.then(() => heard === undefined || show(heard));
      return;
    }
    const before = state.snapshot;
    const snapshot = saidAll(news);
    const { game, seal, link } = news;
    // Tables of a hall have games of the same numbers.
    if (
      !state.inHall &&
      game !== null &&
      !news.rehearsal &&
      seal !== '' &&
      (seal !== before?.seal || link !== before.link)
    )
      rememberGame({ game, seal, ...(link === undefined ? {} : { link }) });
    change({ snapshot, ageMs: ageMs(), warning: '', calm: snapshot.calm || stillness.matches });
    shown?.(snapshot, before);
  };
  const ageMs = () => live.ageMs && Math.max(0, live.ageMs - behindMs);
  const hear = passOn(show);
  const live = new LiveLink<Snapshot>(socketUrl(first.live ?? '/live?'), {
    snapshot: hear,
    changed: () => change({ ageMs: ageMs() }),
  });
  if (first.snapshot === null) change({});
  else {
    live.begin(first.snapshot, sinceAnswerMs());
    hear(first.snapshot);
  }
  live.start();
  say(isPublic ? givenLanguage() : chosenLanguage());
  return { state: () => state, change };
}

/** Of the same table as the page, encrypted when the page is. */
export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`;
}

/** What the server put into this page; a page that came from somewhere else than its table holds nothing. */
export function firstView<View>(): View {
  return JSON.parse(document.getElementById('first-view')?.textContent ?? 'null') as View;
}

/** Since the first byte of this page: so old is what came inside it. */
export function sinceAnswerMs(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (visit?.responseStart ?? 0);
}
