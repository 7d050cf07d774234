/** What a field for files takes. */
export interface FileLimits {
  /** Files at most. @default 1 */
  count?: number | undefined;
  /** Bytes of a file at most. */
  bytes?: number | undefined;
  /** Endings and media types as in HTML's `accept`: ".pdf", "image/*", "image/png". */
  types?: readonly string[] | undefined;
}

/** Why a file is not taken. */
export type FileRefusal = 'type' | 'size' | 'count';

export interface FilesTaken {
  files: readonly File[];
  refused: readonly { file: File; reason: FileRefusal }[];
}

function isOfType({ name, type }: File, types: readonly string[]): boolean {
  return types.some((accepted) => {
    if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase());
    return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
  });
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Adds files to the current ones, as far as the limits allow; where only one is allowed, the newest
 * wins.
 */
export function takeFiles(
  there: readonly File[],
  added: readonly File[],
  { count = 1, bytes = Number.POSITIVE_INFINITY, types }: FileLimits,
): FilesTaken {
  const files = [...there];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of added) {
    if (files.some((other) => isSame(other, file))) continue;
    if (types && !isOfType(file, types)) refused.push({ file, reason: 'type' });
    else if (file.size > bytes) refused.push({ file, reason: 'size' });
    else if (count === 1) files.splice(0, 1, file);
    else if (files.length >= count) refused.push({ file, reason: 'count' });
    else files.push(file);
  }
  return { files, refused };
}
