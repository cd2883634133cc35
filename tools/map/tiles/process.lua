-- What of OpenStreetMap comes onto the map, under the names that the style knows:
-- `class` of streets is one of domain/routes/street-kinds.ts, `kind` of ground one of contract/entities/map.ts.

node_keys = { "place" }

local places = { city = { "town", 8 }, town = { "town", 9 }, suburb = { "quarter", 11 }, quarter = { "quarter", 12 }, neighbourhood = { "quarter", 13 } }

-- The languages of domain/texts/language.ts
local languages = { "en", "tr", "el", "de", "ru", "ar" }

local classes = {
  motorway = { "motorway", 8 }, motorway_link = { "motorway", 11 }, trunk = { "trunk", 8 }, trunk_link = { "trunk", 11 },
  primary = { "primary", 8 }, primary_link = { "primary", 12 }, secondary = { "secondary", 10 }, secondary_link = { "secondary", 12 },
  tertiary = { "tertiary", 11 }, tertiary_link = { "tertiary", 12 }, residential = { "residential", 12 }, unclassified = { "residential", 12 },
  living_street = { "residential", 12 }, service = { "service", 13 }, pedestrian = { "path", 12 }, footway = { "path", 13 }, path = { "path", 13 },
  cycleway = { "path", 13 }, track = { "path", 13 }, steps = { "steps", 14 }
}

local function ground_of(way)
  local leisure, landuse, natural = way:Find("leisure"), way:Find("landuse"), way:Find("natural")
  if leisure == "park" or leisure == "garden" or leisure == "nature_reserve" or landuse == "forest" or landuse == "grass" or landuse == "cemetery" or landuse == "recreation_ground" or natural == "wood" or natural == "scrub" then return "park" end
  if natural == "water" or way:Find("waterway") == "riverbank" then return "sea" end
  if way:Find("historic") == "archaeological_site" then return "site" end
  return nil
end

local function name(thing)
  if thing:Find("name") == "" then return end
  local latin = thing:Find("name:en")
  thing:Attribute("name", latin ~= "" and latin or thing:Find("name"))
  for _, language in ipairs(languages) do
    local translated = thing:Find("name:" .. language)
    if translated ~= "" then thing:Attribute("name_" .. language, translated) end
  end
end

function init_function() end
function exit_function() end

function node_function(node)
  local place = places[node:Find("place")]
  if place == nil then return end
  node:Layer("label", false)
  node:Attribute("class", place[1])
  node:MinZoom(place[2])
  name(node)
end

function way_function(way)
  local class = classes[way:Find("highway")]
  if class ~= nil and way:Find("area") ~= "yes" then
    way:Layer("street", false)
    way:Attribute("kind", "street")
    way:Attribute("class", class[1])
    way:MinZoom(class[2])
    name(way)
  end
  local rail = way:Find("railway")
  if (rail == "rail" or rail == "light_rail" or rail == "subway" or rail == "tram") and way:Find("tunnel") ~= "yes" then
    way:Layer("rail", false)
    way:Attribute("kind", rail)
  end
  if way:Find("building") ~= "" then
    way:Layer("building", true)
    return
  end
  local ground = ground_of(way)
  if ground ~= nil then
    way:Layer("ground", true)
    way:Attribute("kind", ground)
  end
end
