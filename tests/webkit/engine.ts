// The interface of each engine's driver. tests/engines/page.ts uses it and is the same for all
// engines.

/** Names of keys as in `KeyboardEvent.key`. */
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

/** A browser tab. Parameters and results are plain data. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Like `goto`, but a `mailto:` address that the page opens does not replace the page. */
  gotoForMailto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Evaluates an expression in the page and returns its result, or that of its promise, as JSON.
   */
  run(expression: string): Promise<unknown>;
  moveMouse(to: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** Scrolls over a point, with a mouse wheel or with two fingers on a trackpad. */
  wheel(at: Point, by: Point): Promise<void>;
  press(key: Key, held?: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport, as closely as the engine's window allows. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Console errors and warnings, uncaught errors and failed requests so far. */
  errors(): Promise<string[]>;
  /** The `mailto:` addresses that were opened, in order. */
  mails(): Promise<string[]>;
  /** The printed page as a PDF, or undefined if the driver cannot print. */
  print(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export interface EngineBrowser {
  version: string;
  /** Opens a tab with its own history and storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export type LaunchOptions = {
  /** The port of the proxy that responds for all other hosts. */
  proxyPort: number;
  reducedMotion: boolean;
};
