import { subjectScreens } from '@campus/contract/paths/subject-screens.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { Subjects } from './subject.ts'

/** The current state of the subjects of messages. The areas that own them depend on this one. */
export const subjects = extensionPoint<Subjects>('messages.subjects', subjectScreens)
