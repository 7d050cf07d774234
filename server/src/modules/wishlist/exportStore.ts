import { articleOf, listOf, type PersonalData } from '../dataExport/dataExport.ts';

/** The lists that a customer made. Who else uses them is theirs to tell: roles alone, without names. */
export const wishlistData: PersonalData = {
  name: 'wishlists',
  heading: 'name',
  query: `
    select json_build_object(
        'name', w.name, 'description', w.description, 'isNotepad', w.is_default,
        'isStandard', coalesce(s.wishlist_id = w.id, w.is_default), 'createdAt', w.created_at,
        'updatedAt', w.updated_at,
        'entries', ${listOf(
          `json_build_object('article', ${articleOf('p.name')}, 'articleNumber', i.order_number,
            'quantity', e.quantity, 'takenAt', e.taken_at) order by e.place`,
          `wishlist_entry e left join product p on p.id = e.product_id
             left join item i on i.id = e.item_id where e.wishlist_id = w.id`,
        )},
        'members', ${listOf(
          `json_build_object('role', m.role, 'joinedAt', m.joined_at) order by m.joined_at, m.id`,
          'wishlist_member m where m.wishlist_id = w.id',
        )},
        'invitations', ${listOf(
          `json_build_object('role', v.role, 'expiresAt', v.expires_at) order by v.role`,
          'wishlist_invite v where v.wishlist_id = w.id',
        )}) as record
      from wishlist w left join wishlist_standard s on s.customer_id = w.customer_id
     where w.customer_id = $1::text order by w.is_default desc, w.created_at, w.id`,
};

/** Lists of others that the customer uses. What stands in them is the others'. */
export const wishlistMembershipData: PersonalData = {
  name: 'wishlistMemberships',
  query: `
    select json_build_object('name', w.name, 'role', m.role, 'joinedAt', m.joined_at,
        'isStandard', s.customer_id is not null) as record
      from wishlist_member m
      join wishlist w on w.id = m.wishlist_id
      left join wishlist_standard s on s.customer_id = m.customer_id and s.wishlist_id = w.id
     where m.customer_id = $1::text order by m.joined_at, m.id`,
};

/** The customer's own, in whatever list. */
export const wishlistCommentData: PersonalData = {
  name: 'wishlistComments',
  query: `
    select json_build_object('list', w.name, 'article', ${articleOf('p.name')},
        'articleNumber', i.order_number, 'text', c.text, 'createdAt', c.created_at) as record
      from wishlist_comment c
      join wishlist w on w.id = c.wishlist_id
      left join product p on p.id = c.product_id
      left join item i on i.id = c.item_id
     where c.customer_id = $1::text order by c.created_at, c.id`,
};

/** What the customer has said to buy. */
export const wishlistMarkData: PersonalData = {
  name: 'wishlistMarks',
  query: `
    select json_build_object('list', w.name, 'article', ${articleOf('p.name')}, 'takenAt', e.taken_at) as record
      from wishlist_entry e
      join wishlist w on w.id = e.wishlist_id
      left join product p on p.id = e.product_id
     where e.taken_by = $1::text order by e.taken_at, e.id`,
};
