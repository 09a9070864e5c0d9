#!/bin/sh
# Run once by the image of PostgreSQL, when its volume is new: the owner of the tables and the role of the API nodes.
# Neither is a superuser, and neither may make roles or databases.
set -eu
owner_password=$(cat /run/secrets/database_owner_password)
api_password=$(cat /run/secrets/database_password)
export PGPASSWORD="${POSTGRES_PASSWORD:-$(cat "$POSTGRES_PASSWORD_FILE")}"
psql -v ON_ERROR_STOP=1 -v owner_password="$owner_password" -v api_password="$api_password" \
  --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE sanchay LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
CREATE ROLE sanchay_api LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'api_password';
ALTER DATABASE sanchay OWNER TO sanchay;
REVOKE ALL ON DATABASE sanchay FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE sanchay TO sanchay_api;
SQL
