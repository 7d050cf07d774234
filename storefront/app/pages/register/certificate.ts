/** The paper of a business, as the page's form has it (REG-04). */

/** The field for a file. */
export const certificateFile = 'certificateFile';
/** What the API answered for a file that it keeps already, and the file's name. */
export const certificateId = 'certificate';
export const certificateName = 'certificateName';

/** Faults of the paper stand at the field for it. */
export function atFileField(faults: Readonly<Record<string, string>>): Record<string, string> {
  const { [certificateId]: fault, ...others } = faults;
  return fault === undefined ? others : { ...others, [certificateFile]: fault };
}
