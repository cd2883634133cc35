/** Selects units whose status, claim, action and history disagree, and all that were ever sold or reserved. */
export const brokenUnits = `
  select
    count(*) filter (
      where (p.status_id = 2) <> (claim.id is not null)
        or (p.status_id = 2) <> (actions.open = 1)
        or coalesce(latest.new_status_id, 1) <> p.status_id)::int as broken,
    count(latest.new_status_id)::int as sold
  from properties p
  left join property_claims claim on claim.property_id = p.id and claim.closed_at is null
  left join lateral (
    select new_status_id
    from unit_changes
    where property_id = p.id
    order by id desc
    limit 1) latest on true
  cross join lateral (
    select count(*) as open
    from property_actions
    where property_id = p.id and cancelled_at is null) actions`;
