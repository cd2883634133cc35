/** The body of a registration of a client, as a form sends it. */
export function registrationOf(projectId: number, email: string, more: object = {}): Record<string, unknown> {
  return {
    email,
    password: 'abc',
    first_name: 'Işıl',
    last_name: 'Şen',
    phone: '+90 1',
    project_id: projectId,
    lang: 'en',
    ...more,
  };
}
