import type { MistakeText } from '../mistake-text.ts';
import type { warningTexts as english } from '../en/warning-texts.ts';

export const warningTexts: Record<keyof typeof english, MistakeText> = {
  text_untranslated: {
    what: '{column} sütunu {count} satırda yok ya da boş; yerine {first} gösterilir',
    todo: '{column} sütununu doldurun',
  },
  type_name_missing: {
    what: '{column} sütunu yok ya da boş; broşürde yerine genel sözcükler kullanılır: “{words}”',
    todo: '{column} sütununu doldurun',
  },
  file_unused: {
    what: '{path} dosyası hiçbir yerde kullanılmıyor',
    todo: 'Adını düzeltin{hint} ya da dosyayı çıkarın',
  },
  level_unused: {
    what: 'Hiçbir binada {level} numaralı kat yok: bu ad hiçbir yerde görünmez',
    todo: 'level değerini düzeltin ya da satırı kaldırın',
  },
  level_order_twice: {
    what: '{class} sınıfının {level} ve {other} numaralı katları listede aynı yerde: {order}',
    todo: 'Birine başka bir order verin',
  },
  level_name_twice: {
    what: '{class} sınıfının {level} ve {other} numaralı katlarının ikisinin de adı “{name}”',
    todo: 'Her birine ayrı bir ad verin',
  },
  map_untranslated: {
    what: 'Haritadaki {count} etikette {property} yok; yerine başka dildeki adı gösterilir',
    todo: 'Etiketlere {property} ekleyin',
  },
  text_unused: {
    what: '{key} metni hiçbir yerde gösterilmiyor: pakette böyle bir kat ya da görsel yok',
    todo: 'Anahtarı düzeltin{hint} ya da metni çıkarın',
  },
  text_markup: {
    what: '{key} metninde HTML ya da Markdown var; yazıldığı gibi görünür: {found}',
    todo: 'Düz metin yazın',
  },
  polygons_overlap: {
    what: '{id} ile {other} çokgenleri yaklaşık {area} piksel kare örtüşüyor',
    todo: 'Kenarlarını denetleyin',
  },
  hole_ignored: { what: '{id} şeklinde bir delik var; şeklin tamamı alındı', todo: 'Tek bir sınır olarak çizin' },
  drawing_part_dropped: { what: 'Çizimde gösterilmeyen {element} var', todo: 'Yollara dönüştürün ya da çıkarın{hint}' },
  plan_shows_nothing: {
    what: 'Plan boş görünüyor: ne görünür bir çizimi ne de {path} görseli var',
    todo: 'Duvarları units grubunun dışında çizin ya da görseli ekleyin',
  },
  outline_without_units: {
    what: '{level}. kat sınırlanmış ama {class} sınıfında konutu yok',
    todo: 'Sınırı çıkarın ya da konutları ekleyin',
  },
  outlines_overlap: {
    what: '{level} ve {other} numaralı katların sınırları üst üste geliyor; yalnızca biri seçilebilir',
    todo: 'Her birini kendi katının üzerine çizin',
  },
  price_outside_filter: {
    what: '{value} fiyatı fiyat filtresinin dışında ({min} ile {max} arası)',
    todo: 'Alt birimle yazıldığını denetleyin ya da settings.priceFilter aralığını genişletin',
  },
  prices_outside_filter: {
    what: '{count} konutun fiyatı fiyat filtresinin dışında ({min} ile {max} arası); ilki {value}',
    todo: 'Alt birimle yazıldıklarını denetleyin ya da settings.priceFilter aralığını genişletin',
  },
  picture_misnamed: { what: '{path} içeriğine göre {content}', todo: 'Yeniden adlandırın' },
  legal_missing: {
    what: '{path} yok; bu metin hiçbir sayfada gösterilmiyor{also}',
    todo: 'Markdown ile, başlığıyla (# …) başlayarak yazın',
  },
  legal_untranslated: {
    what: '{path} yok; bu dildeki okurlar sayfayı başka dilde görür{also}',
    todo: 'Markdown ile, başlığıyla (# …) başlayarak yazın',
  },
  legal_unknown: {
    what: '{path} yasal bir sayfa değil, gösterilmiyor',
    todo: 'Adını imprint, privacy, terms ya da storage yapın; sonuna dili ve .md koyun: privacy.en.md{hint}',
  },
  unit_kept: {
    what: '{building} binasının {number} numaralı konutu artık pakette yok; geçmişi için korundu, ama listelenmiyor',
    todo: 'Bir şey yapmanız gerekmez',
  },
  unit_held: {
    what: '{building} binasının {number} numaralı konutu artık pakette yok, ama {user} numaralı satış sorumlusunun bir müşterisine ayrılmış ({status}); yalnızca satış ekibi görüyor',
    todo: 'Konutu pakete geri koyun ya da serbest bırakın: Yönetim paneli → Konutlar → Paketten çıkarılanlar',
  },
  unit_not_settled: {
    what: '{building} binasının {number} numaralı konutu artık pakette yok, ama durumu {status} ve müşterisi yok; yalnızca satış ekibi görüyor',
    todo: 'Konutu pakete geri koyun ya da satışa açık yapın; o zaman tamamen kalkar: Yönetim paneli → Konutlar → Paketten çıkarılanlar',
  },
  start_hides: {
    what: '{path} {frame} numaralı kare, ama orada görünmeyen bina var: {buildings}',
    todo: 'start değerini yazmayın ya da {better} yazın: o karede konutu olan bütün binalar görünür',
  },
  place_far: {
    what: 'Yer haritanın merkezine {away} km uzakta; çevre {max} km ile sınırlı',
    todo: 'Koordinatlarını denetleyin',
  },
  picture_skipped: {
    what: '{path} bir görsel klasöründe, ama gösterilmiyor',
    todo: 'WebP, PNG, JPEG ya da AVIF olarak dışa aktarın ya da silin',
  },
  bot_unknown: {
    what: 'settings.botSalesRep {value} diyor, ama projenin hiçbir satış sorumlusunun adresi bu değil',
    todo: 'Kullanıcıyı Yönetim paneli → Ekip altında ekleyin ya da adresi düzeltin',
  },
  building_kept: {
    what: '{building} binası artık pakette yok ama satış verisi olan konutları var; korundu',
    todo: 'Ayrılmış konutlarını serbest bırakın; bina onların geçmişi için kalır',
  },
  gallery_link_unused: {
    what: '“{slug}” galerisinin türü image, bu yüzden {link} bağlantısını hiçbir şey göstermiyor',
    todo: 'link hücresini boşaltın ya da tür olarak link yazın',
  },
  has360_empty: {
    what: 'settings.has360 açık, ama hiçbir konutta ve hiçbir daire tipinde link_360 yok: gösterilecek bir şey yok',
    todo: 'link_360 sütununu konutlar tablosunda ya da apartment-types.csv içinde doldurun ya da has360 ayarını kapatın',
  },
  real_shots_empty: {
    what: 'settings.hasRealShot açık, ama place sütununda realshot yazan bir panorama yok: gösterilecek bir şey yok',
    todo: 'panoramas.csv içinde bir panoramanın place hücresine realshot yazın ya da hasRealShot ayarını kapatın',
  },
  text_damaged: {
    what: 'Metinde “{found}” var: başka bir kodlamayla kaydedilirken harfleri bozulmuş',
    todo: 'Yeniden yazın ve dosyayı “CSV UTF-8” olarak (düzenleyicide “UTF-8”) kaydedin',
  },
  drawing_colour_unknown: {
    what: 'Çizimde {property} için “{value}” yazılmış; bu bir renk değil, tarayıcılar onu yok sayar',
    todo: '#2f3835 gibi bir renk yazın ya da çizimi yeniden dışa aktarın',
  },
  drawing_reference_missing: {
    what: 'Çizim “{id}” ögesine başvuruyor, ama onu içermiyor; bu kısım çizildiği gibi görünmez',
    todo: 'Çizimi kullandığı her şeyle yeniden dışa aktarın ya da başvuruyu silin',
  },
  value_repeated: {
    what: '{column} sütununda “{value}” iki kez yazılmış',
    todo: 'Birini silin',
  },
  outlines_upside_down: {
    what: '{level} numaralı kat, üstünde olduğu {other} numaralı katın altına çizilmiş',
    todo: 'Sınırların adlarını birbiriyle değiştirin ya da katların sırasını levels.csv içinde order ile belirtin',
  },
  level_outlined: {
    what: '{class} sınıfının {level} numaralı katı sınırlanmış, ama levels.csv hiçbir cephede görünmediğini söylüyor: on_front 0',
    todo: 'on_front hücresini boşaltın ya da sınırı çıkarın',
  },
  villa_with_floors: {
    what: '{code} binası is_villa ile villa olarak işaretlenmiş, ama {floors} katta konutu var: katları olmadan, liste olarak gösterilir',
    todo: 'is_villa değerini 0 yapıp katları sınırlayın ya da konutların katlarını düzeltin',
  },
  building_name_twice: {
    what: '“{name}” adını {count} bina taşıyor; ilki {other}. satırda',
    todo: 'Her binaya ayrı bir ad verin',
  },
  furniture_above_price: {
    what: 'Mobilya {value} ile konutun kendisinden pahalı: {price}{also}',
    todo: 'İki fiyatın da alt birimle yazıldığını denetleyin',
  },
  price_unusual: {
    what: 'Fiyat {value}; benzer birimlerde yaklaşık {usual}{also}',
    todo: 'Bir rakam fazla ya da eksik mi, denetleyin: fiyatlar en küçük para birimiyle yazılır',
  },
  fact_unusual: {
    what: '{column} sütununda {value} yazıyor; benzer konutlarda yaklaşık {usual}{also}',
    todo: 'Sayıyı denetleyin: alanlar m² olarak, ondalık nokta ile yazılır, örneğin 84.5',
  },
  area_unlike_net: {
    what: 'Brüt alan {gross}, net alanın kat kat üstünde: {net}{also}',
    todo: 'İkisini de denetleyin: alanlar m² olarak, ondalık nokta ile yazılır, örneğin 84.5',
  },
  folder_unused: {
    what: '{path} klasörü paketin bir bölümü değil: dosyalarını hiçbir şey kullanmıyor',
    todo: 'Adını düzeltin{hint} ya da içe aktarmanın atladığı source/ içine taşıyın',
  },
  place_nearer_swapped: {
    what: 'Enlem {lat} ve boylam {lng} haritanın merkezine {away} km uzakta; yer değiştirseler çok daha yakın olurlardı',
    todo: 'lat ile lng değerlerinin yer değiştirip değiştirmediğini denetleyin',
  },
  place_apart: {
    what: 'Yer haritanın merkezine {away} km uzakta; ötekiler genellikle yaklaşık {usual} km uzakta',
    todo: 'Koordinatlarını denetleyin',
  },
  drawing_value_unreadable: {
    what: 'Çizimde {property}="{value}" yazıyor; tarayıcılar bunu okuyamaz ve yok sayar',
    todo: 'Değeri ondalık nokta ile yazın, örneğin 0.5, ya da çizimi yeniden dışa aktarın',
  },
  drawing_path_broken: {
    what: 'Çizimin bir bölümü yarıda kalıyor: {reason}',
    todo: 'Yeniden çizin ya da çizimi yeniden dışa aktarın',
  },
  drawing_style_ignored: {
    what: 'Çizimde {selector} biçim kuralı var; içe aktarma onu uygulamaz: yalnızca tek bir öge, sınıf ya da id kurallarını okur',
    todo: 'Çizimi sunum öznitelikleriyle ya da satır içi biçimlerle dışa aktarın',
  },
  text_sample: {
    what: '{key} metni hâlâ npm run new örneğidir: “{found}”{also}',
    todo: 'Kendi metninizi yazın ya da kaldırın',
  },
  title_twice: {
    what: '{column} değeri {other}. satırda da “{title}”; ikisi ayırt edilemez',
    todo: 'Her satıra kendi metnini verin ya da ikisi için tek satır kullanın',
  },
  place_twice: {
    what: '“{title}” yeri aynı konumla {other}. satırda da var',
    todo: 'Satırlardan birini silin ya da konumunu düzeltin',
  },
  hotspot_to_itself: {
    what: 'Bağlantı noktası, kendi bulunduğu “{slug}” panoramasına gidiyor',
    todo: 'Nereye gittiğini yazın; yalnızca bir etiketse to sütununu boş bırakın',
  },
  hotspots_at_one_place: {
    what: 'Bağlantı noktası {other}. satırdakini örtüyor: ikisinin yaw ve pitch değerleri aynı',
    todo: 'Birinin yönünü düzeltin ya da onu silin',
  },
  archive_names: {
    what: 'Arşivde UTF-8 olmayan adlar ({count}) örneğin şöyle okundu: {name}',
    todo: 'Ad başka olmalıysa klasörü başka bir yolla, örneğin 7-Zip ile ya da macOS’ta paketleyin veya dosyalara yalnızca a’dan z’ye harflerle ad verin',
  },
  panorama_unreachable: {
    what: '“{slug}” panoramasına hiçbir şey gitmiyor: adını anan bir bağlantı noktası, daire ya da tip yok',
    todo: 'place sütununa facility ya da realshot yazın, link_360 veya bir bağlantı noktasının to sütununda anın ya da satırı silin',
  },
  text_same: { what: '{key} metni {has} ve {lacks} dillerinde aynı', todo: 'Çevirin ya da ikisinden birini silin' },
  map_empty: {
    what: '{path} haritasında hiçbir nesne yok: hiçbir şey göstermiyor',
    todo: 'Haritayı nesneleriyle birlikte yeniden dışa aktarın ya da dosyayı kaldırın',
  },
  map_elsewhere: {
    what: '{path} başka bir yeri gösteriyor: settings.map.centre ({lat}, {lng}) onun dışında',
    todo: 'Haritayı bu proje için npm run map ile kesin ya da settings.map.centre değerini düzeltin',
  },
  file_sample: {
    what: '{path} hâlâ npm run new örneğidir',
    todo: 'Yerine kendi dosyanızı koyun ya da dosyayı silin',
  },
  place_sample: {
    what: '“{title}”, npm run new komutunun uydurduğu bir yer',
    todo: 'Gerçekte ne varsa onu yazın ya da satırı silin',
  },
  areas_exchanged: {
    what: '{level}. katta terrace_area {terrace}, garden_area {garden}; yerleri değişmiş gibi{also}',
    todo: 'İki sütunu da denetleyin',
  },
  area_beyond_gross: {
    what: '{column} sütununda {value} yazıyor; bu, brüt alanın ({gross}) kat kat üstünde{also}',
    todo: 'Sayıyı denetleyin: alanlar m² olarak, ondalık nokta ile yazılır, örneğin 84.5',
  },
  rate_old: {
    what: '{currency} kuru {asOf} tarihli, {days} gün önceye ait',
    todo: 'Güncel kuru ve tarihini yazın ya da settings.secondCurrency ayarını kaldırın',
  },
  phones_hide: {
    what: 'Telefonlarda hiçbir kare şu binaların işaretini göstermiyor: {buildings}; {width} pikselin {from} ile {to} arası görünür',
    todo: 'Görünümü daha uzaktan çizin ya da işaretleri ortaya doğru taşıyın',
  },
  phones_begin: {
    what: 'Telefonlarda {frame} numaralı başlangıç karesi {count} binadan yalnızca {shown} tanesinin işaretini gösteriyor; {width} pikselin {from} ile {to} arası görünür',
    todo: 'En iyi karenin seçilmesi için start yazmayın ya da görünümü daha uzaktan çizin',
  },
  front_without_outlines: {
    what: '{front} cephesinde hiçbir kat çizilmemiş; orada bir şey seçilemez',
    todo: 'Üzerinde görünen katları çizin ya da katmanın gizli olup olmadığını denetleyin',
  },
  legal_empty: { what: 'Sayfanın başlığı var, metni yok', todo: 'Başlığın altına metnini yazın' },
  rate_unusual: {
    what: '1 {first}, {rate} {second} olarak yazılmış; genellikle {usual} dolayındadır',
    todo: 'Bir {first} kaç {second} ediyorsa onu yazın, tersini değil',
  },
  text_invisible: {
    what: '{key} metninde görünmeyen bir karakter var, burada nokta olarak yazıldı: “{found}”',
    todo: 'O sözcüğü yeniden yazın',
  },
};
