import { sql as fragment } from 'kysely'

/**
 * For `=`: any of the values that a statement is given as one parameter. The planner counts a list that it can see, finds that a new plan
 * for just these is cheaper than the one it keeps, and so plans again at every call, which can cost more than the statement. Behind a
 * sub-select it expects as many every time, and keeps its plan.
 */
export const anyGiven = (values: readonly unknown[], type: 'uuid' | 'bytea' = 'uuid') =>
  fragment<never>`any (array(select unnest(${values}::${fragment.raw(type)}[])))`
