import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import type { SetPages } from '../../../../ports/typesetter/typesetter.ts'
import { picturesFor } from '../../pictures/pictures.service.ts'
import { requirePages, setSpecimen, whenItFails } from '../../previews/specimen.service.ts'
import type { TemplateVersion } from '../../versions/version.service.ts'
import { issuedTestFacts, testFacts } from './test-facts.ts'

/** Sets pages as they are issued; nobody is shown them, for they are sealed and not marked. */
const setAsIssued = async (ctx: CallerCtx, version: TemplateVersion): Promise<SetPages> => {
  const facts = issuedTestFacts(version)
  const mark = { text: version.titles.name, size: 15, color: '#eef1f5' }
  try {
    const pictures = await picturesFor(ctx, { version, facts, mark, qrText: ctx.services.publicUrl })
    return await ctx.services.previewTypesetter.set({ source: version.source, data: facts, pictures })
  } catch (error) {
    return whenItFails(error)
  }
}

const sayProblem = ({ language }: CallerCtx, { line, message }: TemplateProblem) =>
  say([`第 ${line} 行：${message}`, `Line ${line}: ${message}`, `第 ${line} 行：${message}`], language)

const requireGood = (ctx: CallerCtx, made: SetPages) => {
  if (made.kind === 'problems') {
    const source = made.problems.map((problem) => sayProblem(ctx, problem)).join('\n')
    throw refuse('template_broken', { fields: { source } })
  }
  requirePages(made)
}

/** What cannot be made with the test data, as a specimen or as it is issued, would fail for everybody. */
export const requireSound = async (ctx: CallerCtx, draft: TemplateVersion) => {
  requireGood(ctx, await setSpecimen(ctx, draft, testFacts(draft)))
  requireGood(ctx, await setAsIssued(ctx, draft))
}
