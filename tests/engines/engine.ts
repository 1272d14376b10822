// What each engine's driver does; tests/engines/page.ts builds the rest on it, the same for all.

/** Keys by their names in the standard (`KeyboardEvent.key`). */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'End'
  | 'Control'
  | 'Shift'
  | 'a'
  | 'v'
  | ' ';

export type Point = { x: number; y: number };

/** One tab. Everything that goes in and comes out is plain data. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** As `goto`; the page stays there when it hands an address to the mail program. */
  gotoAndStay(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs an expression in the page, waits for it if it is a promise, and returns what it gives as JSON. */
  run(expression: string): Promise<unknown>;
  moveMouse(to: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** Turns the wheel, or moves two fingers on a trackpad, over a point. */
  wheel(at: Point, by: Point): Promise<void>;
  press(key: Key, held?: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** The size of what the page sees, as near as the engine's window can have it. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings so far: the page's own, and what the browser says of it. */
  complaints(): Promise<string[]>;
  /** The addresses that were handed to the mail program, first to last. */
  mails(): Promise<string[]>;
  /** What the engine would print, as a PDF, or undefined if it cannot say. */
  print(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export interface EngineBrowser {
  version: string;
  /** A tab with a history and a storage of its own. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export type LaunchOptions = {
  /** The port of a proxy that answers for every other host. */
  proxyPort: number;
  reducedMotion: boolean;
};
