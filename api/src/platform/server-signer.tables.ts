export type ServerSecretTables = {
  server_secret: { name: string; secret: string };
};
