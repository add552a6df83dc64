/** SQL that gives the same number from 0 to below 1 for the same id and whole number. Nothing of it is text: it is drawn a million times. */
export const chance = (id: string, seed: string) => `(uuid_hash_extended(${id}, ${seed}) & 1023)::float8 / 1024`

/** SQL that turns words into such a number; sums of it and of days are numbers of their own. */
export const seedOf = (...words: readonly string[]) => `(hashtextextended(concat_ws(' ', ${words.join(', ')}), 7) & 1099511627775)`

/** Each purpose draws numbers of its own. */
const seeds = { comes: 1e6, luck: 2e6, hour: 8e6, minute: 3e6, measured: 4e6, face: 5e6, taken: 6e6, photo: 7e6 } as const

/** What is drawn for a student on a day. */
export const drawn = (purpose: keyof typeof seeds) => chance('student.id', `day.number + ${seeds[purpose]}`)

/**
 * The days from $2 to $3, each worked out once. How busy it is: terms from late February and September, weekends, holidays between
 * the terms. Certificates are asked for before exams and most of all before graduation.
 */
export const days = `
  select calendar.day, calendar.day - date '2000-01-01' as number,
         case when date between '0225' and '0708' or date >= '0901' or date <= '0115' then 1 else 0.15 end::float8
           * case when extract(isodow from calendar.day) > 5 then 0.4 else 1 end as busy,
         case when date between '0605' and '0628' then 3.5
              when date between '0102' and '0115' or date between '0629' and '0708' then 1.8 else 1 end::float8 as asking
    from (select generate_series($2::date, $3::date, interval '1 day')::date as day) as calendar
    cross join lateral (select to_char(calendar.day, 'MMDD') as date) as written`

/** When people are there: mornings, after lunch, evenings. */
export const hours = "'{7,8,8,8,8,9,9,9,10,10,11,12,12,13,14,14,14,15,15,16,17,18,19,19,20,20,20,21,21,22,22,23}'::int[]"

/** The units with the most students. */
export const largestUnits = `select org_unit_id as unit_id from person
  where school_id = $1 and kind = 'student' and org_unit_id is not null group by 1 order by count(*) desc, 1 limit 8`

/** Students whom nobody logs in as. */
export const quietStudents = `select id, org_unit_id as unit_id from person
  where school_id = $1 and kind = 'student' and not exists (select from password where password.person_id = person.id)`
