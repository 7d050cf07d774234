/** Megabytes of code, and needed only when a school or business registers. */
const load = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/**
 * Whether nobody can read a PDF without a password. Files that are encrypted only to forbid printing or
 * changing open without one, as many authorities issue them, and are not locked. What can't be told is
 * not, either.
 */
export async function isLockedPdf(content: Uint8Array): Promise<boolean> {
  const { getDocument, PasswordException, VerbosityLevel } = await load();
  const opening = getDocument({
    // It keeps the bytes that it is given.
    data: Uint8Array.from(content),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    await opening.promise;
    return false;
  } catch (error) {
    return error instanceof PasswordException;
  } finally {
    await opening.destroy();
  }
}
