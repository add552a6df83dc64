import type { CaseEvent } from '@campus/contract/registration/case.ts'

/** How it looks; what is not named here is over. */
export const eventTones: Partial<Record<CaseEvent, 'good' | 'bad' | 'waiting'>> = {
  code_proved: 'good',
  face_passed: 'good',
  face_failed: 'bad',
  turned_manual: 'waiting',
  authority_passed: 'good',
  authority_failed: 'bad',
  material_asked: 'waiting',
  linked: 'good',
  passed: 'good',
  failed: 'bad',
  owner_notified: 'waiting',
  objected: 'bad',
  registered: 'good',
  registration_failed: 'bad',
}
