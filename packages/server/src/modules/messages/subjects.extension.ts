import { subjectScreens } from '@campus/contract/paths/subject-screens.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { Subjects } from './subject.ts'

/** How the things stand that messages speak of. The areas that own them are above. */
export const subjects = extensionPoint<Subjects>('messages.subjects', subjectScreens)
