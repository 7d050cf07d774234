-- A product is sold in a storefront only if one of its items has a price there; the import sees to it
-- from now on.
update product p
   set storefronts = array(select s from unnest(p.storefronts) s where s = any(sold.storefronts))
  from (select i.product_id, array_agg(distinct c.storefront) as storefronts
          from item i join current_price c on c.item_id = i.id
         group by i.product_id) sold
 where sold.product_id = p.id and not p.storefronts <@ sold.storefronts;
