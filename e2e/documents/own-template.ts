import { publishTemplate, saveTemplate, starterTemplate, type TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { newTemplate } from '@campus/web/features/documents/console/template/written-template.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import type { OwnSchool } from '../school/own-schools.ts'

interface Wanted extends Partial<TemplateRules> {
  readonly titles: Phrase
}

/** Publishes what a new template begins with, for journeys that begin with a certificate in a school of their own. */
export const publishStarter = async ({ people }: OwnSchool, { titles, ...wanted }: Wanted, network: string): Promise<string> => {
  const token = await tokenOf(people.admin, network)
  const { source, rules, position } = newTemplate((await askServer(starterTemplate, {}, network, { token })).data.source)
  const [name, nameEn, nameTw] = titles
  const given = { code: 'journey', position, source, rules: { ...rules, ...wanted, name, nameEn, nameTw, type: 'status' } }
  const { id, revision } = (await askServer(saveTemplate, given, network, { token })).data
  await askServer(publishTemplate, { id, revision }, network, { token })
  return id
}
