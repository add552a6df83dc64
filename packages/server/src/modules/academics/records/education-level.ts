import type { Phrase } from '@campus/contract/language.ts'

export type EducationLevel = 'associate' | 'bachelor' | 'master' | 'doctor'

export const levelNames: Record<EducationLevel, Phrase> = {
  associate: ['专科', 'Associate', '專科'],
  bachelor: ['本科', 'Bachelor', '學士'],
  master: ['硕士研究生', 'Master', '碩士'],
  doctor: ['博士研究生', 'Doctor', '博士'],
}
