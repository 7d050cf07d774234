import { articleOf, ownOrders, type PersonalData } from '../dataExport/dataExport.ts';

export const reviewData: PersonalData = {
  name: 'reviews',
  heading: 'title',
  query: `
    select json_build_object(
        'title', r.title, 'message', r.message, 'rating', r.rating, 'author', r.author,
        'article', ${articleOf('p.name')}, 'language', r.language, 'writtenOn', r.written_on,
        'submittedAt', r.submitted_at, 'rejectedAt', r.rejected_at, 'isPublished', r.published,
        'isVerified', r.is_verified, 'helpful', r.helpful, 'answer', r.shop_comment,
        'orderNumber', o.number) as record
      from review r
      join product p on p.id = r.product_id
      left join customer_order o on o.id = r.order_id
     where r.customer_id = $1::text or r.order_id in (select id from ${ownOrders} own)
     order by r.submitted_at, r.id`,
};

/** To one mail about what was bought. */
export const ratingConsentData: PersonalData = {
  name: 'ratingConsents',
  query: `
    select json_build_object(
        'orderNumber', o.number, 'wording', c.wording, 'consentedAt', c.consented_at,
        'mailedAt', c.mailed_at) as record
      from ${ownOrders} o join rating_consent c on c.order_id = o.id
     order by c.consented_at, o.number`,
};
