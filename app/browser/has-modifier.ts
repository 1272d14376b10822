type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click should be left to the browser, which opens a new tab or window or saves the link. app/start-script.ts
 * has the same rule for the time before hydration.
 */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
