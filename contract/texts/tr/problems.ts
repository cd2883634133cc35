import type { Translated } from '#domain/texts/language.ts';
import type { problemDetails as englishProblemDetails, problemTexts as englishProblemTexts } from '../en/problems.ts';

export const problemTexts: Translated<typeof englishProblemTexts> = {
  unreadable_body: 'Gönderilen veri okunamadı',
  invalid_parameters: 'Bazı parametreler geçerli değil',
  not_logged_in: 'Lütfen önce giriş yapın',
  not_allowed: 'Bunu yapmaya yetkiniz yok',
  foreign_origin: 'Başka bir siteden gelen istekler kabul edilmez',
  not_yours:
    'Bu konut başka bir ekibin müşterisinde. Durumunu yalnızca o ekibin satış müdürü ya da bir genel müdür değiştirebilir',
  confirm_first: 'Lütfen önce siz olduğunuzu doğrulayın',
  client_taken: 'Bu müşteriyi başka biri üstlendi',
  not_found: 'Aradığınız şey burada yok',
  method_not_allowed: 'Bu adres bu yöntemi kabul etmiyor',
  conflict: 'Bu, mevcut durumla çakışıyor',
  email_taken: 'Bu e-posta adresi zaten kayıtlı',
  stale_preview: 'Bu önizlemeden sonra bir şeyler değişti. Yeni önizlemeye bakın',
  price_out_of_range: 'Bir fiyat sıfırın altına düşer ya da olası en yüksek fiyatı aşardı',
  list_has_mistakes: 'Bu fiyat listesinde hatalar var; hiçbir şey uygulanmadı',
  file_changed: 'Dosya bu arada değişti',
  no_such_range: 'Dosyada böyle bir bölüm yok',
  too_large: 'Gönderilen veri çok büyük',
  unsupported_media_type: 'Bu veri türü anlaşılmıyor',
  unprocessable: 'Bu istek olduğu gibi yapılamaz',
  too_many_requests: 'Çok fazla deneme yapıldı, lütfen biraz bekleyin',
  server_error: 'Sunucu hatası, lütfen daha sonra tekrar deneyin',
  directions_failed: 'Yol tarifi alınamadı. Neden: {reason}',
  unavailable: 'Sunucu şu anda meşgul, lütfen birazdan tekrar deneyin',
  scanner_away:
    'Dosyalar şu anda virüs taramasından geçirilemiyor, bu yüzden dosya okunmadı. Lütfen birazdan tekrar deneyin',
};

export const problemDetails: Translated<typeof englishProblemDetails> = {
  locked: 'Başka biri şu anda bunu değiştiriyor, bu yüzden hiçbir şey değişmedi. Lütfen birazdan tekrar deneyin',
  package_under_way: 'Şu anda başka bir paket denetleniyor veya yükleniyor. Lütfen bu bittikten sonra tekrar deneyin',
  no_space: 'Sunucunun diski dolu, bu yüzden hiçbir şey kaydedilmedi. Önce sunucuda yer açılması gerekiyor',
};
