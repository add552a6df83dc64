/** What somebody is asked to do before the camera, one after the other. */
export const prompts = ['blink', 'turn-head', 'open-mouth'] as const
export type Prompt = (typeof prompts)[number]

/** Why the frames of a face check show no living person who did what was asked. */
const livenessFaults = [
  'too_few_frames',
  'repeated_frame',
  'no_face',
  'several_faces',
  'person_changed',
  'no_front_view',
  'prompt_missed',
  'flat',
] as const
export type LivenessFault = (typeof livenessFaults)[number]

/** Why a face check failed. The log of checks has the same list. */
export const faceFaults = [...livenessFaults, 'picture_broken', 'other_person'] as const
export type FaceFault = (typeof faceFaults)[number]

/** What a face is used for; each needs a consent of its own. */
export const facePurposes = ['portrait', 'comparison', 'login', 'search', 'authority'] as const
export type FacePurpose = (typeof facePurposes)[number]

/** What a face check is made for; none serves for another. */
export const checkPurposes = ['login', 'user', 'manager', 'registration'] as const
export type CheckPurpose = (typeof checkPurposes)[number]
