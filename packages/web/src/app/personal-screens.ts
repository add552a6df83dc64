/** Screens that show data of persons beyond a name, by their addresses: whole folders of the administration, single ones elsewhere. */
const folders =
  /^\/pages\/(?:sys\/manage|sys\/log|scene|identity|console\/(?:people|records|identity|registration|faces|exchange|wallet|payment|orders|appeals|logs|certificates|documents\/(?:issued|counter)))(?=\/|$)/
const single = new Set(
  [
    'sys/book/personal-details',
    'sys/user/info',
    'sys/user/my_info',
    'sys/user/privacy_views',
    'electronic/emergency',
    'electronic/decision',
    'electronic/grade',
    'electronic/rank',
    'schedule/solo',
    'schedule/grade_sheet',
    'schedule/named',
    'schedule/KaoQin_student',
    'console/schedule/attendance',
    'console/schedule/warnings',
    'console/schedule/grade-sheets',
    'console/schedule/grade-appeals',
    'console/operations/sessions',
  ].map((address) => `/pages/${address}`),
)

/** A camera needs a clear view; what it takes is shown on another screen. */
const clear = /camera/i

export const showsPersonalData = (place: string): boolean => !clear.test(place) && (folders.test(place) || single.has(place))
