/** SQL that gives the same number from 0 to below 1 for the same words. */
export const chance = (...words: readonly string[]) => `(hashtextextended(concat_ws(' ', ${words.join(', ')}), 7) & 1023) / 1024.0`

/** How busy a day is: terms from late February and September, weekends, holidays between the terms. */
export const busy = (day: string) => `(
  case when to_char(${day}, 'MMDD') between '0225' and '0708' or to_char(${day}, 'MMDD') >= '0901' or to_char(${day}, 'MMDD') <= '0115'
    then 1.0 else 0.15 end
  * case when extract(isodow from ${day}) > 5 then 0.4 else 1.0 end)`

/** Certificates are asked for before exams and most of all before graduation. */
export const asking = (day: string) => `(
  case when to_char(${day}, 'MMDD') between '0605' and '0628' then 3.5
       when to_char(${day}, 'MMDD') between '0102' and '0115' or to_char(${day}, 'MMDD') between '0629' and '0708' then 1.8 else 1.0 end)`

/** When people are there: mornings, after lunch, evenings. */
export const hours = "'{7,8,8,8,8,9,9,9,10,10,11,12,12,13,14,14,14,15,15,16,17,18,19,19,20,20,20,21,21,22,22,23}'::int[]"

/** The units with the most students. */
export const largestUnits = `select org_unit_id as unit_id from person
  where school_id = $1 and kind = 'student' and org_unit_id is not null group by 1 order by count(*) desc, 1 limit 8`

/** Students whom nobody logs in as. */
export const quietStudents = `select id, org_unit_id as unit_id from person
  where school_id = $1 and kind = 'student' and not exists (select from password where password.person_id = person.id)`
