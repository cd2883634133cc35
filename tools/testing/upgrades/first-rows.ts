/** Text that a careless export would corrupt. */
const awkward = 'tab\there, line\nbreak, \\N and \\., “quotes”, İı ğüş, 日本, 🏠, \u0001';
const text = `E'${awkward.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\u0001', '\\x01')}'`;

/** Rows for the tables of the first migration: one building with three units, of which one is reserved. */
export const firstRows: readonly string[] = [
  `insert into projects (id, settings, texts, package_version) values (7,
     '{"projectName": "Old", "projectId": 7, "inactivityMinutes": 240, "botSalesRep": {"email": "Bot@old.example"}}',
     '{"en": {"motto": "Sea", "contact_phone": "+30 210 000 0000"}, "tr": {}}', '1')`,
  `insert into building_types (project_id, name, title_en, title_tr) values (7, 'block', 'Block', 'Blok')`,
  `insert into room_types (project_id, name, label_en, label_tr, folder) values (7, '1+1', 'One', 'Bir', 'one')`,
  `insert into apartment_types (project_id, name, title_en, title_tr, images, plans) values (7, 'A', 'A', 'A', '{types/a.webp,"a, b.webp"}', '{}')`,
  `insert into tags (project_id, tag, title_en, title_tr) values (7, 'sea', 'Sea view', 'Deniz')`,
  `insert into lead_sources (project_id, name) values (7, 'Web'), (7, 'Fair')`,
  `insert into galleries (project_id, slug, name_en, name_tr, type, images) values (7, 'pool', 'Pool', 'Havuz', 'image', '{pool.webp}')`,
  `insert into places (project_id, id, category, title_en, title_tr, lat, lng) values (7, 1, 'beach', 'Beach', 'Plaj', 36.123456789012345, 0.1)`,
  `insert into buildings (project_id, code, class_name, name_en, name_tr, number, zone_id, is_villa, instance_name, building_type_id)
     values (7, 'A', 'a', 'Block A', 'A Blok', 1, 1, false, 'A', 1)`,
  `insert into floor_outlines (project_id, class_name, level, points) values (7, 'a', 1, '0,0 10,0 10,10')`,
  `insert into plans (project_id, class_name, level, is_dublex, code, background) values (7, 'a', 1, false, 'af1', null)`,
  `insert into properties (building_id, number, code, flat_level, is_dublex, room_type_id, apartment_type_id, status_id, price, furniture_price,
     imported_status_id, imported_price, gross_area, net_area, terrace_area, garden_area, bathrooms, tags)
   select 1, n::text, 'A-' || n, 1, false, 1, 1, case n when 101 then 2 else 1 end, 9007199254740991, 0, 1, 100, 0.1, 1e-7, 0, 0, 1, '{sea}' from generate_series(101, 103) as n`,
  `insert into plan_polygons (plan_id, property_id, points, label_x, label_y) values (1, 1, '{"1,1 2,1 2,2"}', 1.5, 1e-300)`,
  `insert into documents (project_id, name, media_id, media_type, file) values (7, 'brochure.pdf', 'd1', 'application/pdf', 'document.pdf')`,
  `insert into pictures (project_id, name, media_id, width, height, widths, colour, media_type, file) values (7, 'pool.webp', 'p1', 960, 640, '{960}', '#2e9ea6', 'image/webp', '960.webp')`,
  `insert into tours (project_id, tour) values (7, '{"sequences": []}')`,
  `insert into users (name, email, phone, password_hash, parent_id, role_id) values
     ('Bot', 'bot@old.example', '0', '', 2, 1), ('Manager', 'manager@old.example', '0', '', null, 2), (${text}, 'gone@old.example', '', '', 2, 1)`,
  `insert into user_projects (user_id, project_id) select id, 7 from users`,
  `insert into clients (project_id, email, first_name, last_name, phone, password_hash, lead_source_id, user_id, can_self_login, note) values
     (7, 'ada@old.example', 'Ada', 'Öz', '+90 532 000 00 00', 'x', 1, 1, true, ${text}), (7, 'eve@old.example', '', '', '0', '', 2, null, false, '')`,
  `insert into client_notes (client_id, user_id, note) values (1, 1, ${text})`,
  `insert into presentations (project_id, status, user_id, client_id) values (7, 1, 1, 1)`,
  `insert into sessions (id_hash, user_id, client_id, presentation_id, idle_expires_at, expires_at) values ('first', 1, 1, 1, 'infinity', '2099-01-01 00:00:00.123456Z')`,
  `insert into mails (message_id, "to", subject, text, html) values ('<1@old.example>', 'ada@old.example', ${text}, ${text}, '')`,
  `insert into rate_limits (key, points, expire) values ('login', 1, 4102444800000)`,
  `insert into favourites (client_id, property_id) values (1, 2)`,
  `insert into property_actions (project_id, user_id, client_id, presentation_id, property_id, status, price) values (7, 1, 1, 1, 1, 2, 100)`,
  `insert into property_claims (property_id, client_id, user_id, presentation_id, status) values (1, 1, 1, 1, 2)`,
  `insert into property_views (user_id, client_id, property_id, view_count) values (1, 1, 1, 2000000)`,
];
