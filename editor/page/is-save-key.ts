type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether Ctrl+S or ⌘S is pressed. On keyboards that write other letters, such as Arabic ones, S is where it is on QWERTY. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  // With Caps Lock, the key is “S”.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}
