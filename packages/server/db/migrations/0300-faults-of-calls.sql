-- Why a call of another system failed is a code, so that it can be said in every language; the status is a column already.
update approval_delivery
  set status = coalesce(status, substring(error from '\(HTTP ([0-9]+)\)$')::int),
      error = case
        when error like '%(HTTP %' then 'not_accepted'
        when error like '%no receivers are configured%' then 'not_configured'
        when error like '%not valid%' or error like '%not allowed%' or error like '%a password%' or error like '%open Internet%' then 'not_allowed'
        else 'no_answer'
      end
  where error <> '';
