/**
 * A company's name and postal address, line by line; the name only where the address does not begin
 * with it, as those with the legal form do ("Kreidewerk" and "Kreidewerk GmbH, Schieferweg 1").
 */
export function contactLines(
  name: string | null | undefined,
  postalAddress: string | null | undefined,
): readonly string[] {
  if (!postalAddress) return name ? [name] : [];
  return !name || postalAddress.startsWith(name) ? [postalAddress] : [name, postalAddress];
}
