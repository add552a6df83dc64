import { z } from 'zod'
import { call } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { FormValues } from '../form.ts'
import { StarterUnits } from '../office-page.ts'
import { StepAhead } from '../processes.ts'

const TriedNotice = z.object({ text: z.string(), to: z.array(z.string()) })

export const tryProcess = call({
  method: 'POST',
  path: '/console/approval/processes/try',
  who: ['admin'],
  summary:
    'What would become of an application under the version that is being designed: path, people, dates and notices. Nothing happens.',
  body: z.object({
    id: Id,
    starter: Id,
    deptId: Id.optional(),
    values: FormValues.default({}),
    picked: z.record(z.string().max(64), z.array(Id).max(50)).default({}),
  }),
  output: z.object({
    steps: z.array(
      StepAhead.extend({
        /** When it would begin, and end at the latest, if every step took all of its time limit. */
        from: Instant,
        due: Instant.nullable(),
        /** Everybody in it agreed before, so that it passes by itself. */
        isSkipped: z.boolean(),
        notices: z.array(TriedNotice),
      }),
    ),
    result: z.enum(['passed', 'refused', 'cancelled', 'stopped']),
    /** Why it cannot go on, with the step or field that it is about. */
    stopped: z.object({ at: z.string(), text: z.string() }).nullable(),
    /** Told about the whole at its end. */
    notices: z.array(TriedNotice),
    mayStart: z.boolean(),
    /** Steps of any branch that find nobody for this starter, and what happens there. */
    gaps: z.array(z.object({ nodeId: z.string(), name: z.string(), text: z.string() })),
    /** The steps in the order of the tree, as a saved trial expects them. */
    path: z.array(z.string()),
  }),
  refusals: ['unknown_person', 'tree_unreadable'],
})

export const trialStarter = call({
  method: 'GET',
  path: '/console/approval/processes/try/starter',
  who: ['admin'],
  summary: 'Where the applicant of a trial stands, for fields that are shown to some units alone.',
  query: z.object({ starter: Id }),
  output: StarterUnits,
  refusals: ['unknown_person'],
})

/** What comes with the refusal to publish: the trials that take another path, or cannot go on, by the names of the steps. */
export const FailedTrials = z.object({
  trials: z.array(z.object({ name: z.string(), expected: z.string(), taken: z.string(), stopped: z.string() })),
})
