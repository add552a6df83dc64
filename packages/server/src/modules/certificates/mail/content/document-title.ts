import type { Language } from '@campus/contract/language.ts'
import type { IssuedDocument } from '../../../documents/issued/issued.service.ts'
import { titleOf } from '../../application/application-view.ts'

/** What a document is called, by the words of its application where there is one. */
export const titleOfDocument = (
  { template: { name, nameEn, nameTw } }: IssuedDocument,
  application: { readonly title_zh: string; readonly title_en: string } | undefined,
  language: Language,
): string =>
  titleOf(
    { name, name_en: nameEn, name_tw: nameTw, title_zh: application?.title_zh ?? '', title_en: application?.title_en ?? '' },
    language,
  )
