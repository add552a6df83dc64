import { saveTemplate, TemplateRules, TemplateSource } from '@campus/contract/documents/console/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { z } from 'zod'
import { newestVersions } from '../../../documents/console/templates/console-template.service.ts'
import { keepTemplate } from '../../../documents/console/templates/template-editing.service.ts'
import { templateFieldNames } from '../field-names.ts'
import type { Part } from '../part.ts'

/** A seal never leaves the school: an imported version has the one that the template has here. */
const Rules = z.custom<Omit<TemplateRules, 'sealFileId'>>(
  (rules) => typeof rules === 'object' && TemplateRules.safeParse({ ...rules, sealFileId: null }).success,
)
const Template = z.object({ position: saveTemplate.body.shape.position, rules: Rules, source: TemplateSource })

/** The draft of a template, or what is published. What is imported becomes a draft: somebody looks at it and publishes it. */
export const templatesPart: Part = {
  name: 'templates',
  read: async (ctx) =>
    Object.fromEntries(
      (await newestVersions(ctx)).map(({ code, position, source, rules: { sealFileId: _sealFileId, ...rules } }) => [
        code,
        { position, rules, source },
      ]),
    ),
  entryOf: (key) => (saveTemplate.body.shape.code.safeParse(key).success ? Template : z.never()),
  titleOf: (key, value, language) => {
    const { data } = Template.safeParse(value)
    return data ? nameIn(data.rules, language) : key
  },
  fieldNames: templateFieldNames,
  apply: async (ctx, changes) => {
    const here = new Map((await newestVersions(ctx)).map((template) => [template.code, template]))
    for (const { key: code, after } of changes) {
      const known = here.get(code)
      const { rules, ...rest } = Template.parse(after)
      const named = known && { id: known.id, revision: known.revision }
      await keepTemplate(ctx, { ...named, code, ...rest, rules: { ...rules, sealFileId: known?.rules.sealFileId ?? null } })
    }
  },
}
