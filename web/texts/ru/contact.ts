import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'Контакты',
  'contact.adviser': 'Ваш консультант',
  'contact.hours': 'Часы работы',
  'contact.call': 'Позвонить',
  'contact.write': 'Написать письмо',
  'contact.whatsApp': 'WhatsApp',
  'contact.teamWhatsApp': 'WhatsApp отдела продаж',
  'contact.registerText': 'Зарегистрируйтесь, чтобы увидеть всё и договориться о показе.',
  'contact.register': 'Зарегистрироваться',
  'contact.viewing': 'Записаться на показ',
  'contact.viewingFor': 'Для клиента {name}: подтверждение придёт по почте.',
  'contact.day': 'День',
  'contact.dayMissing': 'Пожалуйста, выберите день',
  'contact.half': 'Время дня',
  'contact.half.morning': 'Первая половина дня',
  'contact.half.afternoon': 'Вторая половина дня',
  'contact.message': 'Сообщение (необязательно)',
  'contact.send': 'Отправить заявку',
  'contact.sent':
    'Ваша заявка принята: {day}, {half, select, morning {первая половина дня} other {вторая половина дня}}. Мы свяжемся с вами, чтобы согласовать время. Подтверждение отправлено на {email}.',
  'share.page': 'Поделиться страницей',
  'share.copied': 'Ссылка скопирована',
  'share.failed': 'Этот браузер не разрешает копирование. Скопируйте адрес из адресной строки.',
} as const satisfies Record<keyof typeof english, string>;
