/** As what somebody uses a wishlist. */
export const roles = ['creator', 'admin', 'editor', 'commentator', 'reader'] as const;

export type Role = (typeof roles)[number];

/** For which roles there are invite links (DEC-125). */
export type InvitedRole = Exclude<Role, 'creator'>;

/** What can be done with a wishlist beside reading it. */
export const rights = [
  'comment',
  'take',
  'edit',
  'rename',
  'invite',
  'setStandard',
  'remove',
  'leave',
] as const;

export type Right = (typeof rights)[number];

/** DEC-124, requirements.md "List rights". */
const holders: Readonly<Record<Right, readonly Role[]>> = {
  comment: ['creator', 'admin', 'editor', 'commentator'],
  take: roles,
  edit: ['creator', 'admin', 'editor'],
  rename: ['creator', 'admin'],
  invite: ['creator', 'admin'],
  setStandard: ['creator', 'admin', 'editor'],
  remove: ['creator'],
  leave: ['admin', 'editor', 'commentator', 'reader'],
};

export const may = (role: Role, right: Right): boolean => holders[right].includes(role);

/** Admins invite and remove up to editors; the creator everybody (DEC-124). */
export const mayInviteAs = (role: Role, invited: InvitedRole): boolean =>
  may(role, 'invite') && (role === 'creator' || invited !== 'admin');

/** Whether the one role may do more than the other. */
export const isHigher = (role: Role, than: Role): boolean =>
  roles.indexOf(role) < roles.indexOf(than);
