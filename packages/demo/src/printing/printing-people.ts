/** Students who print often, and one who has to do with the student of the demo. */
export const regulars = ['100002', '100003', '100004', '100005', '100006', '100007'] as const
export const classmate = '100061'
