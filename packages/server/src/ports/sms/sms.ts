const smsTemplates = ['login_code', 'register_code', 'recovery_code', 'change_code', 'proof_code', 'notice'] as const
export type SmsTemplate = (typeof smsTemplates)[number]

export interface SmsMessage {
  readonly to: string
  readonly template: SmsTemplate
  readonly params: Readonly<Record<string, string>>
  /** The same message as a person reads it; providers with reviewed templates send the template instead. */
  readonly text: string
}

export interface SmsPort {
  send(message: SmsMessage): Promise<{ readonly id: string }>
}
