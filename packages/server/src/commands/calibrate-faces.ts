import { calibrate } from '../modules/faces/calibration/calibration.service.ts'
import { withSystemContext } from '../start/with-system-context.ts'

const share = (value: number | undefined) => (value === undefined ? '-' : `${(100 * value).toFixed(2)} %`)

/** Prints the error curves of each school's own photos, by group, and the thresholds that follow from them. Changes nothing. */
await withSystemContext(async (ctx) => {
  const schools = await calibrate(ctx)
  if (schools.length === 0) console.log('No school has face vectors yet: people have to agree and hand in portraits first.')
  for (const { school, people, honestChecks, groups, proposed } of schools) {
    console.log(`${school}: ${people} people, ${honestChecks} honest checks, model ${ctx.services.face.modelId}`)
    for (const { group, pairs, curve, proposed } of groups) {
      console.log(
        `  ${group} (${pairs} pairs of strangers)${proposed === undefined ? ', too few to propose a threshold' : `: ${proposed}`}`,
      )
      for (const { threshold, falseAccepts, falseRejects } of curve)
        console.log(
          `    ${threshold.toFixed(2)}  strangers taken for one ${share(falseAccepts)}  honest checks refused ${share(falseRejects)}`,
        )
    }
    console.log(proposed === undefined ? '  No proposal: too few photos.' : `  Proposed threshold: ${proposed}`)
  }
})
